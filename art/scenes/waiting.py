import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit.objects_c import *
from kit.objects_a import armchair
def telephone():
    """desk telephone, faces -Y, its foot .42 wide"""
    m=M('green',.35,.45,coat=.3); g=M('gold',.4,.4)
    with group((-.2,0,0),(90,0,90)): poly([(-.19,0),(.19,0),(.17,.12),(.06,.22),(-.06,.22),(-.17,.09)],.4,(0,0,0),m,.035,5)
    with group((0,-.135,.135),(47,0,0)):
        cyl(.135,.03,(0,0,0),g,.012)
        for k in range(8): cyl(.026,.012,(.092*math.cos(R(45*k)),.092*math.sin(R(45*k)),.024),m,.004,n=20)
        cyl(.045,.03,(0,0,.02),M('cream',.5),.01)
    for s in(-1,1): box((.07,.13,.09),(s*.13,.04,.2),m,.025)
    with group((0,.04,.325),(0,5,7)):
        tube([(-.27,0,-.03),(-.2,0,.045),(0,0,.065),(.2,0,.045),(.27,0,-.03)],.058,m)
        for s in(-1,1): cyl(.1,.1,(s*.27,0,-.09),m,.035,5)
reset()
band=slab(-3.05,3.05,-1.15,1.05,.5,.2)
band(-.66,1.05,0,.11,'#E9D5B5',.035); band(.52,1.05,.11,.06,'lawn',.03,.1)
for x in(-1.75,-.6,.55,1.7): box((.025,1.1,.012),(x,-.08,.103),M('#CDB48E',.9),.004,1)
for i in range(4): box((.6,.1,.012),(-2.1+1.35*i,-.9,-.003),M('cream',.8),.004,1)
Z=.11
with group((-.3,.0,Z),(0,0,7),1.36):
    armchair()
    with group((.45,-.17,.665),(0,0,-20),.9): telephone()
carton((1.0,.78,.7),(1.36,.1,Z),-6); carton((.72,.6,.52),(1.3,.08,Z+.7),11); carton((.68,.56,.52),(2.28,-.1,Z),15)
with group((-1.36,.16,Z),(0,0,0),1.06): lamp((0,0,0))
carton((.84,.68,.56),(-2.08,-.06,Z),-12,open_=True)
bush((2.5,.72,.17),.66,seed=9,flowers='pink'); poppies((.5,.8,.17),5,2,.3)
shoot(1600,700,az=15,el=16,lens=80,margin=1.03,shift=(0,0),floor_z=-.32,thr=.02,shres=.34,shspp=56)
